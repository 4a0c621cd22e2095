import { Outlet } from '@tanstack/react-router'
import Kit from '../../ui/theme/kit.tsx'
import SpaceLayout from './space-layout.tsx'

export const UserLayout = () => (
  <Kit>
    <SpaceLayout space="user" footer>
      <Outlet />
    </SpaceLayout>
  </Kit>
)
export const UserLayoutNoFooter = () => (
  <Kit>
    <SpaceLayout space="user" footer={false}>
      <Outlet />
    </SpaceLayout>
  </Kit>
)
export const AdminLayout = () => (
  <Kit>
    <SpaceLayout space="admin" footer>
      <Outlet />
    </SpaceLayout>
  </Kit>
)
export const AdminLayoutNoFooter = () => (
  <Kit>
    <SpaceLayout space="admin" footer={false}>
      <Outlet />
    </SpaceLayout>
  </Kit>
)
