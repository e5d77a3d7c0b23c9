import { Route, Routes } from 'react-router-dom'
import { OptionScreen } from '../OptionScreen'
import { PlaceScreen } from '../PlaceScreen'
import { BusinessScreen, ProviderScreen } from '../RegistrationScreen'

/** The four addresses of a registration, as in the console. */
export function Registering() {
  return (
    <Routes>
      <Route path="/register-option" element={<OptionScreen />} />
      <Route path="/register-business" element={<BusinessScreen />} />
      <Route path="/register-provider" element={<ProviderScreen />} />
      <Route path="/place-settings" element={<PlaceScreen />} />
    </Routes>
  )
}
