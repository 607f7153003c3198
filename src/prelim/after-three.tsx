/** What to do next for a pupil who has done the prelims of a few schools. */

const STEPS = [
  [
    '/practice',
    'Go back to what cost you marks',
    'Open the topic that went worst. Its page lists every skill, and each skill has its own quiz.',
  ],
  [
    '/paper',
    'Sit a whole paper of today',
    'Papers in English and Chinese, with the sections, numbers and marks of the exam.',
  ],
  ['/listening', 'Listen as in the hall', 'The listening room reads everything twice, with the pauses of the exam.'],
  ['/today', 'Ten questions a day', 'A mix of all topics in ten minutes, for the days between two papers.'],
] as const

export function AfterThree() {
  return (
    <section className="section" aria-labelledby="after-three">
      <div className="section-head">
        <h2 id="after-three">Done three schools? Do this next</h2>
      </div>
      <ol className="next-list">
        {STEPS.map(([to, title, text]) => (
          <li key={to}>
            <a href={to}>{title}</a>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
