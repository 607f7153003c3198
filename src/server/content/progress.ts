/** The progress of a long command. It is called for every document. */
export type ContentProgress = (step: 'read' | 'checked' | 'written', done: number, total: number) => void
