/** What a browser without JavaScript shows instead of a room: what is missing, and the recordings. */

export function WithoutScript({
  recordings,
}: Readonly<{ recordings: readonly Readonly<{ name: string; url: string }>[] }>) {
  return (
    <noscript>
      <div className="paper paper-pad without-script">
        <h1>Listening room</h1>
        <p>
          JavaScript is switched off, so this page cannot run the test by itself or mark your answers. You can hear the
          recordings here, and print the questions with their key from the page of the practice.
        </p>
        <ul role="list">
          {recordings.map(({ name, url }) => (
            <li key={url}>
              <p>{name}</p>
              {/* biome-ignore lint/a11y/useMediaCaption: the words of a test are shown after it */}
              <audio controls={true} preload="none" src={url} />
            </li>
          ))}
        </ul>
      </div>
    </noscript>
  )
}
