/** The families of this folder. */
import { betweenFamilies } from './between.ts'
import { dividedRectangle } from './divided-rectangle.ts'
import { divisors } from './divisors.ts'
import { harderDivisors } from './divisors-harder.ts'
import { lastQuestions } from './last-questions.ts'
import { orderFamilies } from './order.ts'
import { products } from './products.ts'
import { harderProducts } from './products-harder.ts'
import { quotients } from './quotients.ts'
import { harderQuotients } from './quotients-harder.ts'
import { remainderFamilies } from './remainders.ts'
import { sums } from './sums.ts'
import { twoWholes } from './two-wholes.ts'

export const families = [
  ...remainderFamilies,
  ...twoWholes,
  ...quotients,
  ...harderQuotients,
  ...betweenFamilies,
  ...orderFamilies,
  ...sums,
  ...products,
  ...harderProducts,
  ...divisors,
  ...harderDivisors,
  ...lastQuestions,
  dividedRectangle,
] as const
