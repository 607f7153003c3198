/** What the board of a set loads. Server side only. */
import { data } from 'react-router'
import type { BoardItem } from '#app/parts/board/board-page.tsx'
import { hasBoard, type SetRef } from '#app/parts/set-path.ts'
import { sentenceAround } from '#quiz/markup/sentence-around.ts'
import { definitions, type Typed } from '#quiz/registry/definitions.ts'
import { findSet } from './find-quiz.server.ts'

function boardItems({ quiz }: Typed): readonly BoardItem[] {
  const passage = 'passage' in quiz ? quiz.passage : ''
  return quiz.items
    .filter(({ fault }) => fault === '')
    .map(({ id, prompt, options, key, explanation }) => ({
      id,
      context: sentenceAround(passage, id),
      prompt,
      options,
      key: Number(key),
      why: explanation,
    }))
}

/** `board` is null for a set that is not there, and for one whose questions do not stand alone. */
export async function loadBoard(ref: SetRef) {
  const view = await findSet(ref)
  if (view.status !== 'ok') return data({ board: null }, { status: 404 })
  const { typed } = view
  const { language } = definitions[typed.type]
  if (!hasBoard(definitions[typed.type])) return data({ board: null }, { status: 404 })
  return data({ board: { title: typed.quiz.title, language, items: boardItems(typed) } }, { status: 200 })
}
