import { Button, FieldSet, type FieldSetProps, theme } from '@console/ui'
import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import styled from 'styled-components'

interface FileFieldProps extends Pick<
  FieldSetProps,
  'label' | 'description' | 'errorMessage' | 'isRequired'
> {
  /** File name; empty for none. */
  value: string
  onChange: (name: string) => void
  onBlur: () => void
  chooseLabel: string
}

/** File picker. Only the name is used: the file is not uploaded. */
export function FileField({ value, onChange, onBlur, chooseLabel, ...messages }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <FieldSet
      label={messages.label}
      description={messages.description}
      errorMessage={messages.errorMessage}
      isRequired={messages.isRequired}
      onBlur={onBlur}
    >
      <Row>
        <Button onPress={() => input.current?.click()}>
          <Paperclip aria-hidden />
          {chooseLabel}
        </Button>
        <bdi>{value}</bdi>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={chooseLabel}
          onChange={({ target }) => onChange(target.files?.[0]?.name ?? '')}
        />
      </Row>
    </FieldSet>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  overflow-wrap: anywhere;
`
