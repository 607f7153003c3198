/** The path of a set's page. */

/** The parameters of a set's path. */
export type SetRef = Readonly<{ quizType: string; setId: string }>

export const setPath = ({ quizType, setId }: SetRef): string =>
  `/quiz/${encodeURIComponent(quizType)}/${encodeURIComponent(setId)}`
