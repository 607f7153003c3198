/**
 * Whether the page is part of a static export, where no server reads its queries or its forms. Handed from the server's
 * renderer to what it draws; islands do not see it.
 */
import { createContext, useContext } from 'react'

export const ExportContext = createContext(false)

export const useIsExport = (): boolean => useContext(ExportContext)
