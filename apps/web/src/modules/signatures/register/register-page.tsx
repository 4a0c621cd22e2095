import { Register } from './register.tsx'

/** Every agreement of the space. */
export default function RegisterPage() {
  return <Register />
}
