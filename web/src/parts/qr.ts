/** The dark squares of a code as the path of a drawing, in runs along each row. */
export function darkSquares(rows: readonly (readonly boolean[])[]): string {
  return rows.map(darkRuns).join('');
}

function darkRuns(row: readonly boolean[], y: number): string {
  let path = '';
  let run = 0;
  for (let x = 0; x <= row.length; x += 1) {
    if (row[x]) run += 1;
    else if (run > 0) {
      path += `M${x - run} ${y}h${run}v1h-${run}z`;
      run = 0;
    }
  }
  return path;
}
