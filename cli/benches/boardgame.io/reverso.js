// REVERSO on 8×8 as a game for boardgame.io. The driver uses the same functions to choose moves.

const SIDE = 8;
const WAYS = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => [row, column])).filter(([row, column]) => row || column);

const rivalOf = (player) => (player === "0" ? "1" : "0");
const onBoard = (row, column) => row >= 0 && row < SIDE && column >= 0 && column < SIDE;

/** The squares that a disc of a player turns. */
function turned(cells, square, player) {
    if (cells[square] !== null) return [];
    const rival = rivalOf(player);
    const all = [];
    for (const [down, right] of WAYS) {
        const line = [];
        let row = Math.floor(square / SIDE) + down;
        let column = (square % SIDE) + right;
        while (onBoard(row, column) && cells[row * SIDE + column] === rival) {
            line.push(row * SIDE + column);
            row += down;
            column += right;
        }
        if (onBoard(row, column) && cells[row * SIDE + column] === player) all.push(...line);
    }
    return all;
}

const squares = [...Array(SIDE * SIDE).keys()];

/** Where a player may lay a disc. */
export const legal = (cells, player) => squares.filter((square) => turned(cells, square, player).length > 0);

const canMove = (cells, player) => squares.some((square) => turned(cells, square, player).length > 0);

/** Whoever cannot move passes; the game ends when nobody can. */
function goOn(cells, player, events) {
    const rival = rivalOf(player);
    if (canMove(cells, rival)) return events.endTurn();
    if (canMove(cells, player)) return;
    const lead = cells.reduce((sum, cell) => sum + (cell === player) - (cell === rival), 0);
    events.endGame({ winner: lead > 0 ? player : lead < 0 ? rival : null });
}

export const Reverso = {
    name: "reverso",
    minPlayers: 2,
    maxPlayers: 2,
    setup() {
        const cells = Array(SIDE * SIDE).fill(null);
        [cells[27], cells[28], cells[35], cells[36]] = ["1", "0", "0", "1"];
        return { cells };
    },
    moves: {
        place({ G, playerID, events }, square) {
            const line = turned(G.cells, square, playerID);
            if (line.length === 0) return "INVALID_MOVE";
            const cells = G.cells.slice();
            for (const own of [square, ...line]) cells[own] = playerID;
            goOn(cells, playerID, events);
            return { cells };
        },
    },
};
