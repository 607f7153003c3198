/** How far a long command has come; called for every document, so a listener thins it out. */
export type ContentProgress = (step: 'read' | 'checked' | 'written', done: number, total: number) => void
