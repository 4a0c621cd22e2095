import { payerNature } from '@kxo/domain/bpf/payer-nature'
import { sql } from 'kysely'

const code = (nature: Parameters<typeof payerNature.codeOf>[0]) => sql.lit(payerNature.codeOf(nature))
/** Legal forms of private employers, at the start of what is typed. */
const privateForms =
  '^(sas|sasu|sarl|eurl|sa|snc|sci|scp|sel|selarl|selas|selasu|scop|scic|scm|gie|ei|eirl|association|asso|mutuelle|fondation|syndicat)\\M'

/**
 * What company `c` is for frame C: what was said of it in `bpf_payers n`, else what its record tells. Its activity tells a private employer from an
 * administration; a training body may pay for its own staff or subcontract, which nobody can guess.
 */
export const natureOfCompany = sql<number | null>`coalesce(n.nature, case
  when c.name ilike 'france travail%' or c.name ilike 'pôle emploi%' then ${code('franceTravail')}
  when c.is_funder then ${code('funder')}
  when c.is_foreign then ${code('abroad')}
  when c.naf like '84%' then ${code('publicEmployer')}
  when c.naf = '8559A' then null
  when c.naf is not null or c.legal_form ~* ${privateForms} then ${code('private')}
end)::smallint`
