import type { Article } from './article.ts'
import { accountArticles } from './articles-account.ts'
import { enrolArticles } from './articles-enrol.ts'
import { exchangeArticles } from './articles-exchange.ts'
import { followArticles } from './articles-follow.ts'
import { invoiceArticles } from './articles-invoice.ts'
import { organiseArticles } from './articles-organise.ts'
import { planArticles } from './articles-plan.ts'
import { proveArticles } from './articles-prove.ts'
import { runArticles } from './articles-run.ts'
import { signArticles } from './articles-sign.ts'
import { writeArticles } from './articles-write.ts'

/** The manual of the product, by job. */
export const articles: readonly Article[] = [
  ...organiseArticles,
  ...planArticles,
  ...enrolArticles,
  ...invoiceArticles,
  ...accountArticles,
  ...signArticles,
  ...proveArticles,
  ...runArticles,
  ...exchangeArticles,
  ...writeArticles,
  ...followArticles,
]
