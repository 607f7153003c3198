/** A list, or why there is none: `message` is a sentence for the page, with the code of the error and no name of a file or host. */
export type Listing<T> = Readonly<{ status: 'ok'; value: T }> | Readonly<{ status: 'failed'; message: string }>
