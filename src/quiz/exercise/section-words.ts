/** What a section says of its length, in the language of its name. */
import { languageOf } from '#lib/language.ts'
import type { Section } from './exercise.ts'

export const sectionSize = ({ name, numbers, marks }: Pick<Section, 'name' | 'numbers' | 'marks'>): string =>
  languageOf(name) === 'en' ? `Questions ${numbers} · ${marks} marks` : `第${numbers}题 · ${marks}分`
