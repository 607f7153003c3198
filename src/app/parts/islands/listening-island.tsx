/** The document that shows a sitting and its results. */
import { Island } from '#app/parts/islands/island.tsx'
import { screenTitles } from '#app/parts/listening-titles.ts'
import { fullTitle } from '#app/parts/site/seo.ts'
import { useSite } from '#app/parts/site/site-context.ts'
import type { FileUrls } from '#listening/audio/files-client.ts'
import { ListeningScreen, type ListeningScreenProps } from '#listening/screen/listening-screen.tsx'

/** `urls` are those of the files of the practice where no server can be asked for them; else null. */
type Files = Readonly<{ urls: FileUrls | null }>

export type ListeningIslandProps = ListeningScreenProps & Files

export function ListeningIsland({ practice, screen, urls }: Omit<ListeningScreenProps, 'titles'> & Files) {
  const { name } = useSite()
  const { sitting, results } = screenTitles(practice)
  const props = { practice, screen, titles: { sitting: fullTitle(name, sitting), results: fullTitle(name, results) } }
  return (
    <Island name="listening" data={{ ...props, urls }}>
      <ListeningScreen {...props} files={null} />
    </Island>
  )
}
