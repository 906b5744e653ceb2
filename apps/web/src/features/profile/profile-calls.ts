export {
  profileCall,
  removeTaskCall,
  saveProfileCall,
  taskCall,
  tasksCall,
} from '@vernacular/contract';
