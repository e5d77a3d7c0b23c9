import { Heading, IconButton, Stack, Text, schemes, theme, useCopied } from '@console/ui'
import Color from 'colorjs.io'
import { Check, Copy } from 'lucide-react'
import styled from 'styled-components'
import { usedTokens } from 'virtual:tokens'
import { Page } from '../frame/Page'
import { Search } from '../frame/Search'

interface Token {
  /** `color.accent`. */
  name: string
  value: string
  /** Hexadecimal form of a colour, for tools that know no oklch. */
  hex?: string
  /** The same colour in ink, the dark scheme. */
  dark?: string
  files: readonly string[]
}

const tokens: Token[] = [
  ...Object.entries(schemes.paper.color).map(([name, value]) =>
    tokenOf('color', name, value, {
      hex: hexOf(value),
      dark: hexOf(schemes.ink.color[name as keyof typeof schemes.ink.color]),
    }),
  ),
  ...(['space', 'text', 'radius', 'size', 'shadow', 'motion', 'font'] as const).flatMap((group) =>
    Object.entries<string>(theme.raw[group]).map(([name, value]) => tokenOf(group, name, value)),
  ),
]

function tokenOf(group: string, name: string, value: string, colors: Partial<Token> = {}): Token {
  const id = `${group}.${name}`
  return {
    name: id,
    value,
    ...colors,
    files: usedTokens.find((used) => used.name === id)?.files ?? [],
  }
}

function hexOf(color: string): string {
  return new Color(color).to('srgb').toString({ format: 'hex' })
}

/** All design tokens: values, hexadecimal forms, and the files that use them. */
export function TokensPage() {
  return (
    <Page
      title="Tokens"
      lead="Every token of @console/ui with its value in paper, in hexadecimal for other tools, in ink, and the number of files that use it. Copy gives the name as styles use it."
      isWide
    >
      <Search
        label="Find a token"
        noun="tokens"
        all={tokens}
        textOf={({ name, value, hex }) =>
          `${name.replaceAll(/([A-Z])/g, ' $1')} ${name} ${value} ${hex}`
        }
      >
        {(found) =>
          [...new Set(found.map(groupOf))].map((group) => (
            <section key={group}>
              <Heading level={2} size="lg">
                {group}
              </Heading>
              <Scroller role="region" aria-label={group} tabIndex={0}>
                <TokenTable tokens={found.filter((token) => groupOf(token) === group)} />
              </Scroller>
            </section>
          ))
        }
      </Search>
    </Page>
  )
}

function groupOf({ name }: Token): string {
  return name.slice(0, name.indexOf('.'))
}

function TokenTable({ tokens: shown }: { tokens: readonly Token[] }) {
  const hasColors = shown.some(({ hex }) => hex)
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Value</th>
          {hasColors ? (
            <>
              <th scope="col">Paper</th>
              <th scope="col">Ink</th>
            </>
          ) : null}
          <th scope="col">Used by</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ name, value, hex, dark, files }) => (
          <tr key={name}>
            <th scope="row">
              <Name of={name} />
            </th>
            <td>
              <code>{value}</code>
            </td>
            {hex && dark ? (
              <>
                <td>
                  <Swatch color={hex} />
                </td>
                <td>
                  <Swatch color={dark} />
                </td>
              </>
            ) : null}
            <td>
              <Users files={files} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Name({ of }: { of: string }) {
  const expression = `theme.${of.replace(/\.(\d+)$/, '[$1]')}`
  const { isCopied, copy } = useCopied(expression)
  return (
    <Stack direction="row" gap={1} align="center">
      <code>{of}</code>
      <IconButton label={isCopied ? `Copied ${expression}` : `Copy ${expression}`} onPress={copy}>
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      </IconButton>
    </Stack>
  )
}

function Swatch({ color }: { color: string }) {
  return (
    <Stack direction="row" gap={2} align="center">
      <Patch style={{ background: color }} />
      <code>{color}</code>
    </Stack>
  )
}

function Users({ files }: { files: readonly string[] }) {
  if (files.length === 0) return <Text tone="muted">nothing</Text>
  return (
    <details>
      <summary>
        {files.length} {files.length === 1 ? 'file' : 'files'}
      </summary>
      {files.map((file) => (
        <div key={file}>
          <code>{file}</code>
        </div>
      ))}
    </details>
  )
}

const Scroller = styled.div`
  overflow-x: auto;

  table {
    min-inline-size: 760px;
  }
`

const Patch = styled.span`
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
`
