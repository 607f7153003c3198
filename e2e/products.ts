/** Whether journeys repeat over every product, such as each type at each width: `npm run test:all`. */
export const everything = process.env.EVERY === '1'
