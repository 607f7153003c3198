/** A listening practice in the browser: the sitting and its results, two URLs in one document. */
import { useState } from 'react'
import type { FilesClient } from '#listening/audio/files-client.ts'
import type { Practice } from '#listening/practice/practice.ts'
import { ResultsScreen } from '#listening/results/results-screen.tsx'
import { tellSitting } from '#listening/sitting/followed.ts'
import { saveInEntry } from '#listening/sitting/history-entry.ts'
import { SittingScreen } from '#listening/sitting/sitting-screen.tsx'
import { SittingStore } from '#listening/sitting/sitting-store.ts'
import { type ScreenName, useScreens } from './use-screens.ts'

/** Plain data, so that the page can carry it to the browser. */
export type ListeningScreenProps = Readonly<{
  practice: Practice
  /** The screen of the page's own URL. */
  screen: ScreenName
  /** The document's titles. */
  titles: Readonly<Record<ScreenName, string>>
}>

/** `files` is null on the server, where nothing loads and nothing plays. */
export function ListeningScreen({
  practice,
  screen,
  titles,
  files,
}: ListeningScreenProps & Readonly<{ files: FilesClient | null }>) {
  const screens = useScreens(practice, screen, titles)
  const [store] = useState(
    () =>
      new SittingStore(practice, (state) => {
        saveInEntry(practice.id, state)
        tellSitting(practice, state)
      }),
  )
  if (screens.screen === 'results')
    return <ResultsScreen practice={practice} outcome={screens.outcome} live={screens.live} files={files} />
  const submit = () => {
    tellSitting(practice, null)
    screens.submit({ responses: store.state().responses, pauses: null })
  }
  return <SittingScreen practice={practice} store={store} files={files} onSubmit={submit} />
}
