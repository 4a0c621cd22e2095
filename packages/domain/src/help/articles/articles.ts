import type { Article } from './article.ts'
import { enrolArticles } from './articles-enrol.ts'
import { exchangeArticles } from './articles-exchange.ts'
import { invoiceArticles } from './articles-invoice.ts'
import { organiseArticles } from './articles-organise.ts'
import { runArticles } from './articles-run.ts'
import { signArticles } from './articles-sign.ts'

/** The manual of the product, by job. */
export const articles: readonly Article[] = [
  ...organiseArticles,
  ...enrolArticles,
  ...invoiceArticles,
  ...signArticles,
  ...runArticles,
  ...exchangeArticles,
]
