/**
 * What stands around the title of a paper. `paper` and `set` are the labels in the corners: 'English Language', '2024 set'; the stamp
 * of a result has `set`, so it is never ''. `size` says how long a whole paper is: '75 questions · 90 marks · 1 h 50 min'; '' for a set.
 */
export type Labels = Readonly<{ paper: string; set: string; size: string }>
