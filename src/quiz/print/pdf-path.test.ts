import { expect, test } from 'vitest'
import { exportedPdfPath, pdfPath, servedPath } from './pdf-path.ts'

test.each(['/quiz/editing/Set_1', '/paper/chinese/3', '/prelim/2024/OtterBay/%E8%AF%AD%E6%96%87'])(
  'the file of %s in an export is the PDF that a server makes',
  (path) => expect(servedPath(exportedPdfPath(path))).toBe(pdfPath(path)),
)

test.each(['/', '/quiz/editing/Set_1/print', '/downloads/2024_P6_OtterBay_English_Prelim.pdf', '/printouts'])(
  '%s has the same path in both',
  (path) => expect(servedPath(path)).toBe(path),
)
