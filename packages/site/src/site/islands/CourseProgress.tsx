import { useEffect, useState } from 'react';
import type { ProgressPlace } from '../progress/ProgressPanel';
import { useLoaded } from '../stores/use-loaded';
import type { Island } from './island';

export interface CourseProgressProps {
  readonly place: ProgressPlace;
}

const loadPanel = () => import('../progress/ProgressPanel');

/** What the reader has solved, which only this device knows. */
function CourseProgress({ place }: CourseProgressProps) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(true), []);
  const panel = useLoaded(loadPanel, isShown);
  return (
    <div className="course-progress">
      {panel && !(panel instanceof Error) && <panel.ProgressPanel place={place} />}
    </div>
  );
}

export const courseProgressIsland: Island<CourseProgressProps> = {
  name: 'course-progress',
  Component: CourseProgress,
  hydratesWhenIdle: true,
};
