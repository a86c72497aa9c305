import type { Both } from '../lang/lang.svelte.ts';

/** The room said no, or could not be reached. */
export class Refused extends Error {
  readonly code: string;
  readonly why: Both;
  readonly cells: string[];
  /** Of the HTTP answer; 0 if there was none. */
  readonly status: number;

  constructor(code: string, why: Both, cells: string[] = [], status = 0) {
    super(code);
    this.code = code;
    this.why = why;
    this.cells = cells;
    this.status = status;
  }
}

export const away: Both = {
  es: 'No hay conexión con la sala.',
  en: 'The room cannot be reached.',
};

const strange: Both = {
  es: 'La sala ha contestado algo que esta página no entiende.',
  en: 'The room answered something this page does not understand.',
};

/** Asks the room for something. */
export function get<T>(path: string): Promise<T> {
  return ask<T>('GET', path);
}

/** Asks the room for a text. */
export async function getText(path: string): Promise<string> {
  const answer = await send('GET', path);
  if (!answer.ok) throw await refusal(answer);
  return answer.text();
}

/** Sends something to the room. An unknown visitor becomes a guest first. */
export function post<T>(path: string, body: unknown): Promise<T> {
  return ask<T>('POST', path, body);
}

/** Sends something to the room and gets a file for it. */
export async function postForFile(path: string, body: unknown): Promise<Blob> {
  const answer = await send('POST', path, body);
  if (!answer.ok) throw await refusal(answer);
  return answer.blob();
}

/** Takes something back. */
export function remove<T>(path: string, body: unknown): Promise<T> {
  return ask<T>('DELETE', path, body);
}

/** Becomes a guest, unless we already are one. */
export async function enter(): Promise<void> {
  const answer = await send('POST', '/api/guest', {});
  if (!answer.ok) throw await refusal(answer);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer = await send(method, path, body);
  if (answer.status === 401) {
    await enter();
    answer = await send(method, path, body);
  }
  if (!answer.ok) throw await refusal(answer);
  return (await answer.json()) as T;
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const request: RequestInit = { method };
  if (body !== undefined) {
    request.headers = { 'content-type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  try {
    return await fetch(path, request);
  } catch {
    throw new Refused('away', away);
  }
}

async function refusal(answer: Response): Promise<Refused> {
  try {
    const { error } = (await answer.json()) as { error: { code: string; message: Both; cells?: string[] } };
    return new Refused(error.code, error.message, error.cells, answer.status);
  } catch {
    return new Refused('strange', strange, [], answer.status);
  }
}
