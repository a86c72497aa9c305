// Plays random games of REVERSO at a server of boardgame.io in another process and tells how many moves it makes in a
// second of its processor time: `node drive.js MATCHES SECONDS`.

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { io } from "socket.io-client";
import { legal } from "./reverso.js";

const [matches = 80, seconds = 10] = process.argv.slice(2).map(Number);
/** What the just-in-time compiler gets to warm up. */
const WARM = 2;

const env = { ...process.env, NODE_ENV: "production" };
const server = spawn("node", [new URL("server.js", import.meta.url).pathname], { env, stdio: ["ignore", "pipe", "ignore"] });
process.on("exit", () => server.kill());

let address;
for await (const line of createInterface({ input: server.stdout })) {
    if (line.startsWith("port ")) {
        address = `http://127.0.0.1:${line.slice(5)}`;
        break;
    }
}

/** The processor time of the server so far, in seconds: after the name in parentheses come plain fields, in hundredths. */
function processor() {
    const fields = readFileSync(`/proc/${server.pid}/stat`, "utf8").split(") ")[1].split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function post(path, body) {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${address}/games/reverso/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    return answer.json();
}

async function sit(matchID, playerID) {
    const { playerCredentials } = await post(`${matchID}/join`, { playerID, playerName: playerID });
    const socket = io(`${address}/reverso`, { transports: ["websocket"], forceNew: true });
    const synced = new Promise((seen) => socket.once("sync", (_, { state }) => seen(state)));
    socket.on("connect", () => socket.emit("sync", matchID, playerID, playerCredentials, 2));
    return { socket, playerID, credentials: playerCredentials, state: await synced };
}

async function open() {
    const { matchID } = await post("create", { numPlayers: 2 });
    return { matchID, seats: [await sit(matchID, "0"), await sit(matchID, "1")] };
}

let moves = 0;
let over = false;

function move({ matchID, seats }, { G, ctx, _stateID }) {
    const { socket, playerID, credentials } = seats[Number(ctx.currentPlayer)];
    const choices = legal(G.cells, playerID);
    const args = [choices[Math.floor(Math.random() * choices.length)]];
    socket.emit("update", { type: "MAKE_MOVE", payload: { type: "place", args, playerID, credentials } }, _stateID, matchID, playerID);
}

/** One game to its end; the next move is made when both have seen the last. */
function play(match) {
    return new Promise((ended) => {
        const seen = [0, 0];
        match.seats.forEach(({ socket }, seat) =>
            socket.on("update", (_, state) => {
                seen[seat] = state._stateID;
                if (seen[0] !== seen[1]) return;
                moves += 1;
                if (!over && !state.ctx.gameover) return move(match, state);
                for (const { socket } of match.seats) socket.disconnect();
                ended();
            }),
        );
        move(match, match.seats[1].state);
    });
}

async function keepPlaying(match) {
    while (!over) {
        await play(match);
        match = await open();
    }
}

const pause = (time) => new Promise((after) => setTimeout(after, time * 1000));

const opened = await Promise.all(Array.from({ length: matches }, open));
opened.forEach(keepPlaying);
await pause(WARM);
const before = { moves, processor: processor() };
await pause(seconds);
const made = moves - before.moves;
const spent = processor() - before.processor;
console.log(`boardgame.io: ${Math.round(made / seconds)} moves a second, ${Math.round(made / spent)} per second of its processor time`);
process.exit(0);
