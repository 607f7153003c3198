/** What the page of an exercise for other platforms shows. Plain data: the loader gives it. */
import type { Language } from '#lib/language.ts'
import type { Loss } from '#portable/losses.ts'
import type { Platform } from './platforms.ts'

/** `to` is the path of the file, '' where there is none; `count` is how many questions it has. */
export type Offer = Omit<Platform, 'losses'> & Readonly<{ to: string; count: number; losses: readonly Loss[] }>

/** `path` is that of the exercise, `language` that of its title; `total` are all its questions. */
export type ElsewhereView = Readonly<{
  path: string
  title: string
  language: Language
  total: number
  offers: readonly Offer[]
}>
