import type { Config } from './config.ts'

export type OutgoingMail = {
  to: { name: string; address: string }
  from_name: string
  /** The tenant's own sender, and what it signs with; the product's own without. */
  sender?: { address: string; domain: string; selector: string; private_key: string } | undefined
  reply_to?: string | null
  subject: string
  html: string
  text: string
  attachments: { name: string; content_type: string; content: Uint8Array; cid?: string }[]
  message_id: string
  headers?: Record<string, string>
}

/** Delivers a mail, or says that it stays readable in the outbox (no SMTP address). `verify` connects and signs in without sending. */
export type Mailer = { isReal: boolean; send(mail: OutgoingMail): Promise<void>; verify(): Promise<void>; close(): void }

export async function openMailer(config: Config): Promise<Mailer> {
  if (!config.smtpUrl) return { isReal: false, send: async () => {}, verify: async () => {}, close: () => {} }
  const { default: nodemailer } = await import('nodemailer')
  // Connections stay open between the mails of a rush: to connect and sign in costs more than a mail.
  const transport = nodemailer.createTransport({
    url: config.smtpUrl,
    pool: true,
    maxConnections: 8,
    idleTimeout: 10_000,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
  })
  // Written whole before it leaves: handed to the connection line by line, a mail costs more to send than to write.
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    isReal: true,
    async send(mail) {
      const { envelope, message } = await composer.sendMail({
        from: { name: mail.from_name, address: mail.sender?.address ?? config.mailFrom },
        to: mail.to,
        // Refusals come back where they are read, whoever the mail is from.
        ...(config.bounces.address && { envelope: { from: config.bounces.address, to: mail.to.address } }),
        ...(mail.sender && {
          dkim: { domainName: mail.sender.domain, keySelector: mail.sender.selector, privateKey: mail.sender.private_key },
        }),
        ...(mail.reply_to && { replyTo: mail.reply_to }),
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        messageId: mail.message_id,
        headers: mail.headers,
        attachments: mail.attachments.map((file) => ({
          filename: file.name,
          contentType: file.content_type,
          content: Buffer.from(file.content),
          ...(file.cid && { cid: file.cid, contentDisposition: 'inline' as const }),
        })),
      })
      await transport.sendMail({ envelope, raw: message })
    },
    async verify() {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}
