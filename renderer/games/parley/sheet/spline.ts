export type Point = readonly [x: number, y: number]

export type Pin = { from: Point; to: Point /** 0 holds exactly; more lets the sheet lie flatter. */; slack: number }

type Matrix = number[][]

/** Gauss and Jordan, with the largest pivot: the X of A·X = B. */
function solve(a: Matrix, b: Matrix): Matrix {
  const size = a.length
  const rows = a.map((row, i) => [...row, ...nth(b, i)])
  for (let i = 0; i < size; i++) {
    let pivot = i
    for (let j = i + 1; j < size; j++) if (Math.abs(cell(rows, j, i)) > Math.abs(cell(rows, pivot, i))) pivot = j
    const chosen = nth(rows, pivot)
    rows[pivot] = nth(rows, i)
    rows[i] = chosen
    rows.forEach((row, j) => {
      if (j !== i) subtract(row, chosen, cell(rows, j, i) / cell(rows, i, i), i)
    })
  }
  return rows.map((row, i) => row.slice(size).map((value) => value / nth(row, i)))
}

function nth<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new Error(`nothing at ${index} of ${list.length}`)
  return found
}

const cell = (rows: Matrix, row: number, column: number): number => nth(nth(rows, row), column)

function subtract(row: number[], other: readonly number[], factor: number, from: number): void {
  for (let k = from; k < row.length; k++) row[k] = nth(row, k) - factor * nth(other, k)
}

const bend = (a: Point, b: Point): number => {
  const squared = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
  return squared ? squared * Math.log(squared) : 0
}

/** Least squares: the even stretch that suits all pins best. */
export function affine(pins: readonly Pin[]): (point: Point) => Point {
  const ata: Matrix = [0, 1, 2].map(() => [0, 0, 0])
  const atb: Matrix = [0, 1, 2].map(() => [0, 0])
  for (const { from, to } of pins) {
    const v = [1, ...from]
    for (let i = 0; i < 3; i++) {
      subtract(nth(ata, i), v, -nth(v, i), 0)
      subtract(nth(atb, i), to, -nth(v, i), 0)
    }
  }
  const w = solve(ata, atb)
  const along = ([x, y]: Point, k: number) => cell(w, 0, k) + cell(w, 1, k) * x + cell(w, 2, k) * y
  return (point) => [along(point, 0), along(point, 1)]
}

/** A thin plate bent over its pins: the least bent sheet that brings each `from` to its `to`. */
export function thinPlate(pins: readonly Pin[]): (point: Point) => Point {
  const n = pins.length
  const a: Matrix = pins.map(({ from, slack }, i) => [
    ...pins.map((other, j) => bend(from, other.from) + (i === j ? slack : 0)),
    1,
    ...from,
  ])
  a.push([...pins.map(() => 1), 0, 0, 0], [...pins.map((pin) => pin.from[0]), 0, 0, 0], [...pins.map((pin) => pin.from[1]), 0, 0, 0])
  const w = solve(a, [...pins.map((pin) => [...pin.to]), [0, 0], [0, 0], [0, 0]])
  const along = (point: Point, k: number) =>
    pins.reduce(
      (sum, pin, i) => sum + cell(w, i, k) * bend(point, pin.from),
      cell(w, n, k) + cell(w, n + 1, k) * point[0] + cell(w, n + 2, k) * point[1],
    )
  return (point) => [along(point, 0), along(point, 1)]
}
