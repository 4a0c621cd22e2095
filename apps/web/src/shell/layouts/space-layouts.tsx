import { Outlet } from '@tanstack/react-router'
import SpaceLayout from './space-layout.tsx'

export const UserLayout = () => (
  <SpaceLayout space="user" footer>
    <Outlet />
  </SpaceLayout>
)
export const UserLayoutNoFooter = () => (
  <SpaceLayout space="user" footer={false}>
    <Outlet />
  </SpaceLayout>
)
export const AdminLayout = () => (
  <SpaceLayout space="admin" footer>
    <Outlet />
  </SpaceLayout>
)
export const AdminLayoutNoFooter = () => (
  <SpaceLayout space="admin" footer={false}>
    <Outlet />
  </SpaceLayout>
)
