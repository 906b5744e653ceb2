import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';

import { accessCookie } from '../../../platform/access-cookie.ts';
import type { tools } from '../../../platform/tools.ts';

/** A link to a tool; the De-Jargonizer opens with a full page load. */
export function ToolLink({ tool }: { tool: (typeof tools)[number] }) {
  const { t } = useTranslation();
  return (
    <NavLink
      to={tool.path}
      reloadDocument={tool.opensFresh}
      onClick={tool.opensFresh ? accessCookie.keep : undefined}
    >
      {t(`tools.${tool.id}`)}
    </NavLink>
  );
}
