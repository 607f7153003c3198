/** Whether tests repeat over every product, such as each type at each width, or each seed: `npm run test:all`. */
export const everything = process.env.EVERY === '1'
