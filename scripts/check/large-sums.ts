import { type Fault, isTest, type Rule, type Tree } from './tree.ts'

const cast = /::int(?:eger|4)?\b/g
const money = /\b(?:amount|amount_ht|tax_amount|paid|billed|credited|deducted|to_be_paid|rounding|price)\b/

/** The expression of SQL that ends at a place of a text: back to what stands beside it. */
function expressionBefore(text: string, end: number): string {
  let depth = 0
  for (let at = end - 1; at >= 0; at--) {
    const sign = text[at]
    if (sign === ')') depth++
    if (sign === '(' && --depth < 0) return text.slice(at + 1, end)
    if (depth === 0 && (sign === ',' || sign === '`' || sign === ';')) return text.slice(at + 1, end)
  }
  return text.slice(0, end)
}

function check(tree: Tree): Fault[] {
  return tree.files
    .filter(({ path }) => /^(apps\/api|bench)\/.*\.(ts|sql)$/.test(path) && !isTest(path) && path !== 'apps/api/schema.sql')
    .flatMap(({ path, text }) =>
      [...text.matchAll(cast)].flatMap(({ index, 0: said }) => {
        const expression = expressionBefore(text, index)
        if (!/\bsum\(/.test(expression) || !money.test(expression)) return []
        return [{ file: path, line: text.slice(0, index).split('\n').length, message: `a sum of money is a bigint, not ${said.slice(2)}` }]
      }),
    )
}

/** A company may owe more than 21,474,836.47 €. */
export const largeSums: Rule = { name: 'large-sums', promise: 'a sum of money holds beyond 32 bits', check }
