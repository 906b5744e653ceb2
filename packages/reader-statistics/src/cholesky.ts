/** The lower triangle L of a symmetric matrix A = L·Lᵀ, row by row; null where A is not positive definite. */
export function cholesky(matrix: Float64Array, size: number): Float64Array | null {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row++)
    for (let column = 0; column <= row; column++) {
      let rest = matrix[row * size + column]!;
      for (let k = 0; k < column; k++) rest -= lower[row * size + k]! * lower[column * size + k]!;
      if (row !== column) lower[row * size + column] = rest / lower[column * size + column]!;
      else if (rest > 0) lower[row * size + row] = Math.sqrt(rest);
      else return null;
    }
  return lower;
}

/** Solves L·Lᵀ·x = b for x. */
export function solve(lower: Float64Array, size: number, b: Float64Array): Float64Array {
  const x = b.slice();
  for (let row = 0; row < size; row++) {
    for (let k = 0; k < row; k++) x[row]! -= lower[row * size + k]! * x[k]!;
    x[row]! /= lower[row * size + row]!;
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let k = row + 1; k < size; k++) x[row]! -= lower[k * size + row]! * x[k]!;
    x[row]! /= lower[row * size + row]!;
  }
  return x;
}

/** The diagonal of the inverse of L·Lᵀ. */
export function inverseDiagonal(lower: Float64Array, size: number): Float64Array {
  const diagonal = new Float64Array(size);
  const column = new Float64Array(size);
  for (let start = 0; start < size; start++) {
    column.fill(0);
    for (let row = start; row < size; row++) {
      let rest = row === start ? 1 : 0;
      for (let k = start; k < row; k++) rest -= lower[row * size + k]! * column[k]!;
      column[row] = rest / lower[row * size + row]!;
      diagonal[start]! += column[row]! ** 2;
    }
  }
  return diagonal;
}
