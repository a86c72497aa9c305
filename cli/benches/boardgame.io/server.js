// A server of boardgame.io with one game, in memory, at any free port, which it prints.

import { createRequire } from "node:module";
import { Reverso } from "./reverso.js";

// The library's server comes as CommonJS only.
const server = createRequire(import.meta.url)("boardgame.io/server");

const { run } = server.Server({ games: [Reverso], origins: ["*"] });
const { appServer } = await run({ port: 0 });
console.log(`port ${appServer.address().port}`);
