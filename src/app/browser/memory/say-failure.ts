/** What cannot be remembered is said by a module of its own: hardly any page needs its sentences. Never rejects. */
export const sayFailure = (failure: unknown): Promise<void> =>
  import('./say.ts').then((module) => module.showFailure(failure), reportError)
