import { count, parse } from './calendar.ts'

/** Bank Rate changes in hundredths of a percent, Bank of England; the first line is the rate at the start of 2007. */
const changes = `
2007-01-01 500, 2007-01-11 525, 2007-05-10 550, 2007-07-05 575, 2007-12-06 550, 2008-02-07 525, 2008-04-10 500,
2008-10-08 450, 2008-11-06 300, 2008-12-04 200, 2009-01-08 150, 2009-02-05 100, 2009-03-05 50, 2016-08-04 25,
2017-11-02 50, 2018-08-02 75, 2020-03-11 25, 2020-03-19 10, 2021-12-16 25, 2022-02-03 50, 2022-03-17 75,
2022-05-05 100, 2022-06-16 125, 2022-08-04 175, 2022-09-22 225, 2022-11-03 300, 2022-12-15 350, 2023-02-02 400,
2023-03-23 425, 2023-05-11 450, 2023-06-22 500, 2023-08-03 525, 2024-08-01 500, 2024-11-07 475, 2025-02-06 450,
2025-05-08 425, 2025-08-07 400, 2025-12-18 375`
  .split(',')
  .map((line) => {
    const [day = '', rate = ''] = line.trim().split(' ')
    return { from: count(parse(day)), rate: Number(rate) }
  })

const first = count(parse('2007-01-01'))
const last = count(parse('2026-11-04'))

/** The sum of the rates of every day before, one entry a day. */
const running: number[] = [0]
for (let day = first, at = 0; day <= last; day += 1) {
  while (changes[at + 1] !== undefined && (changes[at + 1]?.from ?? 0) <= day) at += 1
  running.push((running.at(-1) ?? 0) + (changes[at]?.rate ?? Number.NaN))
}

/** The daily rates summed from one day up to and not including another. */
export const summed = (from: number, to: number): number =>
  (running[to - first] ?? Number.NaN) - (running[from - first] ?? Number.NaN)
