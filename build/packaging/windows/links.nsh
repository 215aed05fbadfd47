; Links of our own lead to the program, for the person who installed it, until it is uninstalled.

!macro customInstall
  WriteRegStr SHELL_CONTEXT "Software\Classes\corsair-table" "" "URL:Corsair Table"
  WriteRegStr SHELL_CONTEXT "Software\Classes\corsair-table" "URL Protocol" ""
  WriteRegStr SHELL_CONTEXT "Software\Classes\corsair-table\DefaultIcon" "" "$appExe,0"
  WriteRegStr SHELL_CONTEXT "Software\Classes\corsair-table\shell\open\command" "" '"$appExe" "%1"'
!macroend

!macro customUnInstall
  DeleteRegKey SHELL_CONTEXT "Software\Classes\corsair-table"
!macroend
