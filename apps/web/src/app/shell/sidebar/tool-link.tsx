import { NavLink } from 'react-router';

import { accessCookie } from '../../../platform/account/access-cookie.ts';
import { useToolName, type Tool } from '../../../platform/site/tools.ts';

export function ToolLink({ tool }: { tool: Tool }) {
  const nameOf = useToolName();
  return (
    <NavLink
      to={tool.path}
      reloadDocument={tool.opensFresh}
      onClick={tool.opensFresh ? accessCookie.keep : undefined}
    >
      {nameOf(tool)}
    </NavLink>
  );
}
