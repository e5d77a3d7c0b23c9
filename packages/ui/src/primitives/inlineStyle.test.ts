import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './Button/Button'
import { Card } from './Card/Card'
import { Checkbox } from './Checkbox/Checkbox'
import { Grid } from './Grid/Grid'
import { Heading } from './Heading/Heading'
import { Link } from './Link/Link'
import { Logo } from './Logo/Logo'
import { PasswordField } from './PasswordField/PasswordField'
import { Stack } from './Stack/Stack'
import { Text } from './Text/Text'
import { TextField } from './TextField/TextField'

const words = { label: 'Label', description: 'Help', errorMessage: 'Wrong', isRequired: true }

test.each([
  ['Button', h(Button, { isPending: true, pendingLabel: 'Saving', children: 'Save' })],
  ['Card', h(Card, { heading: 'admin', actions: 'Menu', footer: 'Footer', children: 'Form' })],
  ['Checkbox', h(Checkbox, { isIndeterminate: true, errorMessage: 'Wrong' }, 'Remember')],
  ['Grid', h(Grid, { minColumn: 'wide', gap: 6, children: 'Cells' })],
  ['Heading', h(Heading, { level: 1, children: 'Sign in' })],
  ['Link', h(Link, { href: '/', children: 'Home' })],
  ['Logo', h(Logo, { size: 32, label: 'Console' })],
  ['PasswordField', h(PasswordField, { ...words, showLabel: 'Show', hideLabel: 'Hide' })],
  ['Stack', h(Stack, { direction: 'row', gap: 2, align: 'end', isWrapping: true, children: 'x' })],
  ['Text', h(Text, { size: 'sm', tone: 'muted', isTruncated: true, children: 'Words' })],
  ['TextField', h(TextField, { ...words, type: 'email' })],
])(
  '%s of the prerendered sign-in page has no inline style, which its policy forbids',
  (_, element) => {
    expect(renderToString(element)).not.toMatch(/\sstyle=/)
  },
)
