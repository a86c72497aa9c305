/** Where the tabs of this browser tell each other which table has changed. */
const channel = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tables'));

const ours = channel();

/** Tells the other tabs that a table has changed. */
export function announce(table: string): void {
  ours?.postMessage(table);
}

/** Calls back whenever another tab has changed a table; how to stop it. */
export function listen(table: string, changed: () => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === table) changed();
  };
  ours?.addEventListener('message', hear);
  return () => ours?.removeEventListener('message', hear);
}
