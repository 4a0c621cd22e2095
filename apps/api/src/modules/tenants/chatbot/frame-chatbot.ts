import type { tenantsContract } from '@kxo/domain/tenants/contract'
import { found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { settingsOf } from '../settings/settings.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/**
 * The frame around the tenant's chat assistant: a page without script nor session, whose own policy lets in that one site, so that nothing of it
 * ever runs in the product (docs/decisions/0019). 404 without assistant.
 */
export const frameChatbot: Verb<typeof tenantsContract.chatbot> = async ({ tenant, language }) => {
  const { has_chatbot, chatbot_url } = settingsOf(tenant).params
  const url = found(has_chatbot && chatbot_url !== '' ? new URL(chatbot_url) : undefined)
  const page = `<!doctype html>
<html lang="${language.locale}"><head><meta charset="utf-8"><title>${escaped(url.hostname)}</title>
<style>html,body,iframe{block-size:100%;inline-size:100%;margin:0;border:0}</style></head>
<body><iframe src="${escaped(url.href)}" title="${escaped(url.hostname)}" referrerpolicy="no-referrer" sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"></iframe></body></html>
`
  return {
    content_type: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(page),
    policy: `default-src 'none'; style-src 'unsafe-inline'; frame-src ${url.origin}; frame-ancestors 'self'; base-uri 'none'`,
  }
}
