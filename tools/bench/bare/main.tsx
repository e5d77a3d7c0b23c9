import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import styled from 'styled-components'
import { List } from './List'

/** A minimal page of React, a router and styled-components that shows a form. */
function Form() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  return (
    <Root>
      <label htmlFor="email">Email</label>
      <Input id="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <label htmlFor="password">Password</label>
      <Input
        id="password"
        type="password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <button type="submit" disabled={email.length < 4 || password.length < 4}>
        Login
      </button>
    </Root>
  )
}

const Root = styled.form`
  display: grid;
  gap: 16px;
  inline-size: 384px;
`

const Input = styled.input`
  padding: 8px;
  border: 1px solid gray;
`

createRoot(document.getElementById('root') ?? document.body).render(
  <BrowserRouter>
    <Routes>
      <Route path="/list" element={<List />} />
      <Route path="*" element={<Form />} />
    </Routes>
  </BrowserRouter>,
)
