/** What plays a text of somebody else: its type of the nine, by whose schema it is read. */
import { documentOf } from '#own-quiz/texts/document-of.ts'
import type { TextType } from '#own-quiz/texts/kinds.ts'
import type { OwnText } from '#own-quiz/texts/own-text.ts'
import { documents } from '#quiz/registry/documents.ts'
import type { Playable } from '#quiz/registry/playable.ts'
import { textKits } from '#quiz/registry/text-kits.tsx'
import type { UsePlayed } from './played.tsx'

const withTyped = <T extends TextType, R>({ type, quiz }: Playable<T>, use: UsePlayed<R>): R =>
  use({ type: textKits.definitions[type], quiz, player: textKits.players[type] })

export const withText = <R,>(own: OwnText, use: UsePlayed<R>): R =>
  withTyped<TextType, R>(documents[own.type].schema.parse(documentOf(own)), use)
