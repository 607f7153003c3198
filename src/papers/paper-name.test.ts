import { expect, test } from 'vitest'
import { format, parse } from './paper-name.ts'

test.each([
  ['2024_P6_OtterBay_Maths_Prelim.pdf', { year: 2024, school: 'OtterBay', subject: 'maths', kind: 'paper' }],
  ['2022_P6_HeronPark_Chinese_Prelim_Key.pdf', { year: 2022, school: 'HeronPark', subject: 'chinese', kind: 'key' }],
])('reads %s, and writes it back', (fileName, name) => {
  const parsed = parse(fileName)
  expect(parsed).toEqual(name)
  expect(parsed === null ? '' : format(parsed)).toBe(fileName)
})

test.each([
  'notes.pdf',
  '2024_P6_OtterBay_Maths.pdf',
  '2024_P5_OtterBay_Maths_Prelim.pdf',
  '2024_P6_OtterBay_Malay_Prelim.pdf',
  '2024_P6_OtterBay_Maths_Prelim_Answers.pdf',
  '24_P6_OtterBay_Maths_Prelim.pdf',
  '2024_P6__Maths_Prelim.pdf',
  '2024_P6_../x_Maths_Prelim.pdf',
  '2024_P6_OtterBay_Maths_Prelim.pdf.exe',
])('passes over %s', (fileName) => expect(parse(fileName)).toBeNull())
