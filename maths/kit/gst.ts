/** The rate of the goods and services tax in Singapore, in per cent, at the end of a year from 2007 on. */
export function gstOf(year: number): 7 | 8 | 9 {
  if (year <= 2022) return 7
  return year === 2023 ? 8 : 9
}
