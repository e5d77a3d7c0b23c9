import { type MessageCatalogue, useTranslate } from '@console/core/i18n'
import type { Capability } from '@console/core/permissions'
import { Text, theme } from '@console/ui'
import { useId } from 'react'
import styled from 'styled-components'

/** Each capability has a message, as a test of the domain ensures. */
type AbilityId = keyof MessageCatalogue['staff-member'] extends infer Key
  ? Key extends `ability.${infer Id}`
    ? Id
    : never
  : never

interface AbilitiesProps {
  title: string
  abilities: readonly Capability[]
}

/** Capabilities of a person as text; renders nothing if there are none. */
export function Abilities({ title, abilities }: AbilitiesProps) {
  const translate = useTranslate()
  const id = useId()
  if (abilities.length === 0) return null
  return (
    <div>
      <Text as="p" weight="medium" id={id}>
        {title}
      </Text>
      <List aria-labelledby={id}>
        {abilities.map((ability) => (
          <li key={ability.id}>{translate(`staff-member:ability.${nameOf(ability)}`)}</li>
        ))}
      </List>
    </div>
  )
}

function nameOf({ id }: Capability): AbilityId {
  return id.replace('.', '_') as AbilityId
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  margin: ${theme.space[1]} 0 0;
  padding-inline-start: ${theme.space[4]};
  font-size: ${theme.text.sm};
`
