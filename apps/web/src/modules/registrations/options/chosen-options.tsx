import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { List } from '@mantine/core'

/** The options one took, how many of each, and what one answered to its question. */
export const ChosenOptions = ({ options }: Pick<RegistrationSheet, 'options'>) => (
  <List spacing={4} listStyleType="none">
    {options.map(({ option, name, quantity, answer }) => (
      <List.Item key={option}>{[quantity > 1 ? `${name} × ${quantity}` : name, answer].filter(Boolean).join(' – ')}</List.Item>
    ))}
  </List>
)
