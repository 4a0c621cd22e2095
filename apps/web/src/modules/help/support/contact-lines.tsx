import type { DisplayedContact } from '@kxo/domain/help/contract'
import { Anchor, Text } from '@mantine/core'

/** Whether a tenant says whom to call. */
export const isReachable = ({ name, mail, phone }: DisplayedContact): boolean => Boolean(name || mail || phone)

/** Whom to call: a name, an address, a number, opening hours. */
export const ContactLines = ({ contact: { name, mail, phone, hours } }: { contact: DisplayedContact }) => (
  <>
    {name ? <p>{name}</p> : null}
    {mail ? (
      <p>
        <Anchor href={`mailto:${mail}`} inherit>
          {mail}
        </Anchor>
      </p>
    ) : null}
    {phone ? (
      <p>
        <Anchor href={`tel:${phone.replace(/\s/g, '')}`} inherit>
          {phone}
        </Anchor>
      </p>
    ) : null}
    {hours ? (
      <Text c="dimmed" fz="sm">
        {hours}
      </Text>
    ) : null}
  </>
)
