/** The document of a listening room, and of its results. */
import { Island } from '#app/parts/islands/island.tsx'
import { screenTitles } from '#app/parts/listening-titles.ts'
import { fullTitle } from '#app/parts/site/seo.ts'
import { useSite } from '#app/parts/site/site-context.ts'
import type { FileUrls } from '#listening/audio/files-client.ts'
import { RoomScreen, type RoomScreenProps } from '#listening/room/room-screen.tsx'

/** `urls` are those of the files of the room where no server can be asked for them; else null. */
type Files = Readonly<{ urls: FileUrls | null }>

export type RoomIslandProps = RoomScreenProps & Files

export function RoomIsland({ urls, ...room }: Omit<RoomScreenProps, 'titles'> & Files) {
  const { name } = useSite()
  const titles = screenTitles(room.practice)
  const props = { ...room, titles: { room: fullTitle(name, titles.room), results: fullTitle(name, titles.results) } }
  return (
    <Island name="room" data={{ ...props, urls }}>
      <RoomScreen {...props} files={null} />
    </Island>
  )
}
