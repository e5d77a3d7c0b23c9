import { Checkbox, FieldSet, Select, theme } from '@console/ui'
import styled from 'styled-components'
import type { BoundField } from '@console/form'
import type { FormatContext, SettingInput, SettingKind } from '../config/config'
import { useOpenSettings } from '../state/openSettings'
import { inField } from './values'

type Named<Id extends string> = (id: Id, reading: FormatContext) => string

/**
 * One value of several.
 * @param nameOf translates a value
 */
export function choice<Id extends string>(
  ids: readonly Id[],
  nameOf: Named<Id>,
): SettingKind<Id, string> {
  return {
    input: inField<Id | null>((field) => <OneOf ids={ids} nameOf={nameOf} {...field} />),
    text: (value, reading) => (value === null ? '' : nameOf(value, reading)),
  }
}

/** Any of several values, each with a checkbox. They are stored in the order of `ids`. */
export function choices<Id extends string>(
  ids: readonly Id[],
  nameOf: Named<Id>,
): SettingKind<readonly Id[]> {
  return {
    input: inField<readonly Id[]>((field) => <AnyOf ids={ids} nameOf={nameOf} {...field} />),
    text: (value, reading) => value.map((id) => ({ id, text: nameOf(id, reading) })),
    isWide: ids.length > 4,
    isInline: true,
  }
}

type Texts = Omit<SettingInput, 'name'>

interface Of<Id extends string> {
  ids: readonly Id[]
  nameOf: Named<Id>
}

function OneOf<Id extends string>({
  ids,
  nameOf,
  ...field
}: Of<Id> & BoundField<Id | null> & Texts) {
  const { reading } = useOpenSettings()
  return (
    <Select isRequired options={ids.map((id) => ({ id, label: nameOf(id, reading) }))} {...field} />
  )
}

function AnyOf<Id extends string>({
  ids,
  nameOf,
  value,
  onChange,
  onBlur,
  name,
  ...messages
}: Of<Id> & BoundField<readonly Id[]> & Texts) {
  const { reading } = useOpenSettings()
  return (
    <FieldSet {...messages} onBlur={onBlur}>
      <Boxes>
        {ids.map((id) => (
          <Checkbox
            key={id}
            name={name}
            isSelected={value.includes(id)}
            onChange={(isSelected) =>
              onChange(ids.filter((each) => (each === id ? isSelected : value.includes(each))))
            }
          >
            {nameOf(id, reading)}
          </Checkbox>
        ))}
      </Boxes>
    </FieldSet>
  )
}

const Boxes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[5]};
`
