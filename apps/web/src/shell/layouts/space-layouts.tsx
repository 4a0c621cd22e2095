import { Outlet } from '@tanstack/react-router'
import type { FunctionComponent } from 'react'
import type { Layout } from '../../platform/page.ts'
import SpaceLayout from './space-layout.tsx'

const layoutOf = (space: 'user' | 'admin', footer: boolean): FunctionComponent =>
  function Layout() {
    return (
      <SpaceLayout space={space} footer={footer}>
        <Outlet />
      </SpaceLayout>
    )
  }

/** What stands around the pages of a space. */
export const spaceLayouts: Readonly<Record<Exclude<Layout, 'blank'>, FunctionComponent>> = {
  user: layoutOf('user', true),
  'user-no-footer': layoutOf('user', false),
  admin: layoutOf('admin', true),
  'admin-no-footer': layoutOf('admin', false),
}
