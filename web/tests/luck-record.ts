/** The example of docs/luck.md. */
export const record = `sobremesa record 1
game: ludo
seats: 2
options: {}
seat 1: Ana
seat 2: Luis
ended: agreed
luck game: k3j9x2/1
luck commitment: 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd
luck word 1: sobremesa
luck seed: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
luck 0: 2/0
luck 1: 36/15
luck 2: 36/1
luck 3: 36/33
result: unfinished

1. [chance] throw 24
2. [chance] throw 12
3. [chance] throw CF
4. [1] C:1
`;
