import { useSend } from '@console/core/api'
import { normalizeForSearch } from '@console/core/i18n'
import { readCounties } from '@console/domain/place'
import type { DeliveryZone } from '@console/domain/shop-setting'
import type { BoundField } from '@console/form'
import { useFormatContext, useValueOf } from '@console/settings/kinds'
import { Chip, ComboBox, Text, theme } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import styled from 'styled-components'

/** Maximum number of suggested counties. */
const maxOffered = 12

function useCounties() {
  const send = useSend()
  return useQuery({
    queryKey: ['places', 'counties'],
    queryFn: ({ signal }) => readCounties(send, signal),
    staleTime: Infinity,
  })
}

interface CountiesFieldProps extends Omit<BoundField<readonly string[]>, 'onChange'> {
  label: string
  onChange: (counties: string[]) => void
}

/** Counties of a zone: found in the list of places and added; removed by their chips. */
export function CountiesField({ label, value, onChange, onBlur, ...field }: CountiesFieldProps) {
  const { t, formats } = useFormatContext()
  const { data, isError } = useCounties()
  const [text, setText] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const typed = normalizeForSearch(text.trim())
  const options = (data ?? [])
    .flatMap(({ country, counties }) => counties.map((county) => ({ country, county })))
    .filter(({ county }) => !value.includes(county) && normalizeForSearch(county).includes(typed))
    .toSorted((one, other) => Number(begins(other.county)) - Number(begins(one.county)))
    .slice(0, maxOffered)

  function begins(county: string) {
    return normalizeForSearch(county).startsWith(typed)
  }

  return (
    <Root ref={root}>
      <ComboBox
        {...field}
        label={label}
        isRequired
        text={text}
        onTextChange={setText}
        options={options.map(({ country, county }) => ({
          id: `${country} ${county}`,
          label: county,
          description: formats.country(country),
          isExact: normalizeForSearch(county) === typed,
        }))}
        isBusy={data === undefined && !isError}
        busyLabel={t('zone.counties.loading')}
        status={
          isError || (data && options.length === 0) ? (
            <Text role="status">{t(isError ? 'zone.counties.failed' : 'zone.counties.none')}</Text>
          ) : undefined
        }
        onChoose={(id) => {
          setText('')
          onChange([...value, id.slice(id.indexOf(' ') + 1)])
        }}
        onBlur={() => {
          setText('')
          onBlur()
        }}
      />
      {value.length > 0 ? (
        <Chips>
          {value.map((county) => (
            <li key={county}>
              <Chip
                remove={{
                  label: t('zone.counties.remove', { county }),
                  onPress: () => {
                    onChange(value.filter((each) => each !== county))
                    // The button is gone.
                    root.current?.querySelector('input')?.focus()
                  },
                }}
              >
                {county}
              </Chip>
            </li>
          ))}
        </Chips>
      ) : null}
    </Root>
  )
}

/** Counties that no zone covers, by country. For countries without any zone, only the country is listed. */
export function UncoveredCounties({ name }: { name: string }) {
  const { t, formats } = useFormatContext()
  const { data = [] } = useCounties()
  const zones = useValueOf(name) as readonly DeliveryZone[]
  const covered = new Set(
    zones.flatMap(({ counties }) => counties.map((each) => normalizeForSearch(each))),
  )
  const countries = data.map(({ country, counties }) => {
    const missing = counties.filter((county) => !covered.has(normalizeForSearch(county)))
    return { country, missing, isOutside: missing.length === counties.length }
  })
  const outside = countries.filter(({ isOutside }) => isOutside)
  return (
    <Notes role="group" aria-label={t('zone.uncovered')}>
      {countries
        .filter(({ missing, isOutside }) => missing.length > 0 && !isOutside)
        .map(({ country, missing }) => (
          <Text key={country} as="p" size="sm" tone="muted">
            {t('zone.uncovered.in', {
              country: formats.country(country),
              number: formats.number(missing.length),
              counties: formats.list(missing),
            })}
          </Text>
        ))}
      {outside.length > 0 ? (
        <Text as="p" size="sm" tone="muted">
          {t('zone.uncovered.countries', {
            countries: formats.list(outside.map(({ country }) => formats.country(country))),
          })}
        </Text>
      ) : null}
    </Notes>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Notes = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  padding-block-start: ${theme.space[3]};

  p {
    margin: 0;
  }
`
